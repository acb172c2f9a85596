import { connect } from "node:net";

/** Sends raw text that an HTTP client would never send. Resolves to the whole response. */
export function sendRaw(origin: string, text: string): Promise<string> {
  const port = Number(new URL(origin).port);
  return new Promise((resolve, reject) => {
    let response = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.on("data", (chunk) => {
      response += chunk;
    });
    socket.on("end", () => resolve(response));
    socket.on("error", reject);
  });
}
