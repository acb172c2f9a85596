import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import * as v from "valibot";

/** How many connections may be open. */
export interface ConnectionLimits {
  perClient: number;
  overall: number;
}

/** Limits, and how clients are identified. */
export interface ConnectionsOptions {
  limits: ConnectionLimits;
  /** Identifies the client at the other end; `undefined` for a proxy, which has many. */
  clientOf: (socket: Socket) => string | undefined;
  /** Called for each connection that is closed because of a limit. */
  onLimit: (limit: keyof ConnectionLimits) => void;
}

/** The open connections of a server. */
export interface Connections {
  /**
   * Closes a connection once the requests that have arrived as a whole on it have their responses. Returns false, and
   * does nothing, where there is none.
   */
  closeWhenAnswered(socket: Socket): boolean;
}

/** Without an idle connection, the one is closed whose last request began longest ago, if more than this long ago. */
const STALLED_MS = 5_000;

/** Requests that may wait on one connection. Browsers send the next after a response. */
const MAX_PIPELINED = 32;

interface Connection {
  socket: Socket;
  client: string | undefined;
  /** Of the requests on it, those that were under way when the last one began, and that one. */
  responses: ServerResponse[];
  /** When it was opened, or the last request on it began. */
  activeAtMs: number;
  /** Bytes read with the last request; more means that another is arriving. */
  bytesRead: number;
}

/**
 * Keeps a server's connections within limits, for each client and overall: at a limit the longest idle one is closed for
 * the new one. Also makes `server.closeIdleConnections()`, which `server.close()` calls, spare responses that are still
 * being sent: Node counts them as idle once they are written, and would cut downloads short.
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
  /** Closes one of some connections; false where all of them are busy. */
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

  // On every request: no listener on the response, no order to keep.
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
      const responses = bySocket.get(socket)?.responses.filter(isUnderWay) ?? [];
      const last = responses.findLast(({ req }) => req.complete);
      if (!last) return false;
      if (!last.headersSent) last.setHeader("Connection", "close");
      last.once("close", () => socket.destroySoon());
      return true;
    },
  };
}

/** True until a response is handed to the system as a whole. */
function isUnderWay({ writableFinished, destroyed }: ServerResponse): boolean {
  return !writableFinished && !destroyed;
}

/** The longest idle connection; without any, the longest busy one, if its last request began `STALLED_MS` ago. */
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

/** Most connections in all, some 30 KB each where they wait. */
const MAX_OVERALL = 4_000;

/** Files that the process has open beside connections: the database, the pages, threads, pipes. */
const OTHER_FILES = 100;

const ReportSchema = v.object({ userLimits: v.object({ open_files: v.object({ soft: v.number() }) }) });

/**
 * Chooses the limits for a process that may have so many files open (`ulimit -n`), so that it never runs out of them. One
 * client gets half: an office of 500 people behind one IP address opens up to 3,000 in the minute for which browsers keep
 * them, but few are at work at once, and an idle one is closed and opened again unseen.
 */
export function chooseConnectionLimits(maxOpenFiles = readMaxOpenFiles()): ConnectionLimits {
  // Half of a very low limit, rather than none.
  const available = Math.max(maxOpenFiles - OTHER_FILES, Math.floor(maxOpenFiles / 2));
  const overall = Math.min(MAX_OVERALL, available);
  return { overall, perClient: Math.floor(overall / 2) };
}

/** The process's limit of open files; infinite where the system names none. */
function readMaxOpenFiles(): number {
  const report = v.safeParse(ReportSchema, process.report.getReport());
  return report.success ? report.output.userLimits.open_files.soft : Number.POSITIVE_INFINITY;
}
