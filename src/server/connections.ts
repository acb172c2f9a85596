import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import * as v from "valibot";

/** Maximum numbers of open connections. */
export interface ConnectionLimits {
  perClient: number;
  overall: number;
}

/** Options of `manageConnections`. */
export interface ConnectionsOptions {
  limits: ConnectionLimits;
  /** Identifies the client of a connection; `undefined` for a proxy, which has many. */
  clientOf: (socket: Socket) => string | undefined;
  /** Called for each connection that is closed because of a limit. */
  onLimit: (limit: keyof ConnectionLimits) => void;
}

/** The open connections of a server. */
export interface Connections {
  /**
   * Closes a connection once its complete requests have their responses, or at once where its incomplete one has it
   * already. Returns false, and does nothing, where a response is still to be sent.
   */
  closeWhenAnswered(socket: Socket): boolean;
}

/** Without an idle connection, the one whose last request began longest ago is closed, if that is longer ago than this. */
const STALLED_MS = 5_000;

/** Maximum requests that wait on one connection. Browsers do not pipeline. */
const MAX_PIPELINED = 32;

interface Connection {
  socket: Socket;
  client: string | undefined;
  /** Responses that were unfinished when the last request began, and its own. */
  responses: ServerResponse[];
  /** When it was opened, or its last request began. */
  activeAtMs: number;
  /** Bytes read with the last request; more means that another is arriving. */
  bytesRead: number;
}

/**
 * Limits a server's connections, per client and overall: at a limit the longest idle one is closed for the new one. Also
 * makes `server.closeIdleConnections()`, which `server.close()` calls, spare responses that are still being sent: Node
 * counts them as idle once they are written, and would cut downloads short.
 */
export function manageConnections(
  server: Server,
  { limits, clientOf, onLimit }: ConnectionsOptions,
): Connections {
  const bySocket = new WeakMap<object, Connection>();
  const all = new Set<Connection>();
  const byClient = new Map<string, Set<Connection>>();

  const add = (connection: Connection, client: string | undefined) => {
    all.add(connection);
    if (client === undefined) return;
    const its = byClient.get(client) ?? new Set();
    byClient.set(client, its.add(connection));
  };
  const remove = (connection: Connection) => {
    const { client = "" } = connection;
    all.delete(connection);
    byClient.get(client)?.delete(connection);
    if (byClient.get(client)?.size === 0) byClient.delete(client);
  };
  /** Closes one of some connections; returns false where all of them are busy. */
  const closeOne = (connections: Iterable<Connection>) => {
    const chosen = findLongestIdle(connections);
    if (!chosen) return false;
    remove(chosen);
    chosen.socket.destroy();
    return true;
  };

  server.on("connection", (socket: Socket) => {
    const client = clientOf(socket);
    const its = client === undefined ? undefined : byClient.get(client);
    for (const [limit, connections] of [
      ["perClient", its],
      ["overall", all],
    ] as const) {
      if (!connections || connections.size < limits[limit]) continue;
      onLimit(limit);
      if (closeOne(connections)) continue;
      socket.destroy();
      return;
    }
    const connection = { socket, client, responses: [], activeAtMs: performance.now(), bytesRead: 0 };
    bySocket.set(socket, connection);
    add(connection, client);
    socket.once("close", () => remove(connection));
  });

  // Runs for every request, so it adds no listener to the response.
  server.prependListener("request", (request, response) => {
    const connection = bySocket.get(request.socket);
    if (!connection) return;
    connection.responses = connection.responses.filter(isUnderWay);
    connection.responses.push(response);
    if (connection.responses.length > MAX_PIPELINED) connection.socket.destroy();
    connection.activeAtMs = performance.now();
    connection.bytesRead = connection.socket.bytesRead;
    if (request.method === "GET") return;
    request.once("end", () => {
      connection.bytesRead = connection.socket.bytesRead;
    });
  });

  server.closeIdleConnections = () => {
    for (const { socket, responses, bytesRead } of all) {
      if (!responses.some(isUnderWay) && socket.bytesRead === bytesRead) socket.destroy();
    }
  };

  return {
    closeWhenAnswered(socket) {
      const responses = bySocket.get(socket)?.responses ?? [];
      const last = responses.findLast((response) => isUnderWay(response) && response.req.complete);
      if (last) {
        if (!last.headersSent) last.setHeader("Connection", "close");
        last.once("close", () => socket.destroySoon());
        return true;
      }
      const latest = responses.at(-1);
      if (!latest?.headersSent || latest.req.complete) return false;
      socket.destroySoon();
      return true;
    },
  };
}

/** Returns whether a response is not yet entirely handed to the operating system. */
function isUnderWay({ writableFinished, destroyed }: ServerResponse): boolean {
  return !writableFinished && !destroyed;
}

/** Finds the longest idle connection; without any, the longest busy one if it is stalled. */
function findLongestIdle(connections: Iterable<Connection>): Connection | undefined {
  let idle: Connection | undefined;
  let stalled: Connection | undefined;
  for (const connection of connections) {
    const isIdle = !connection.responses.some(isUnderWay);
    if (isIdle && connection.activeAtMs < (idle?.activeAtMs ?? Number.POSITIVE_INFINITY)) idle = connection;
    if (!isIdle && connection.activeAtMs < (stalled?.activeAtMs ?? performance.now() - STALLED_MS))
      stalled = connection;
  }
  return idle ?? stalled;
}

/** Maximum connections overall; a waiting one takes some 30 KB. */
const MAX_OVERALL = 4_000;

/** Open files of the process beside connections: database, pages, threads, pipes. */
const OTHER_FILES = 100;

const ReportSchema = v.object({ userLimits: v.object({ open_files: v.object({ soft: v.number() }) }) });

/**
 * Chooses limits that keep the process within its limit of open files (`ulimit -n`). One client may have half: an office
 * of 500 people behind one IP address can have 3,000 kept-alive connections, but few are busy at once, and closing an
 * idle one goes unnoticed.
 */
export function chooseConnectionLimits(maxOpenFiles = readMaxOpenFiles()): ConnectionLimits {
  // Half of a very low limit rather than none.
  const available = Math.max(maxOpenFiles - OTHER_FILES, Math.floor(maxOpenFiles / 2));
  const overall = Math.min(MAX_OVERALL, available);
  return { overall, perClient: Math.floor(overall / 2) };
}

/** Returns the process's limit of open files; infinite where the system has none. */
function readMaxOpenFiles(): number {
  const report = v.safeParse(ReportSchema, process.report.getReport());
  return report.success ? report.output.userLimits.open_files.soft : Number.POSITIVE_INFINITY;
}
