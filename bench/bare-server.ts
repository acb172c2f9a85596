import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/**
 * A minimal Node server for comparison: one buffer, three headers. `node bench/bare-server.ts <gzipped file> <port>` prints
 * a line when it listens.
 */
const [file = "", port = "0"] = process.argv.slice(2);
const body = readFileSync(file);
createServer((_request, response) => {
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Encoding": "gzip",
    "Content-Length": body.byteLength,
  });
  response.end(body);
}).listen(Number(port), "127.0.0.1", () => console.log("listening"));
