import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer as createHttpServer, type Server } from "node:http";
import { createSecureServer, type Http2SecureServer } from "node:http2";
import { join } from "node:path";

/** The key and certificate of a machine that measures itself: nobody else trusts them. */
export interface Certificate {
  key: Buffer;
  cert: Buffer;
}

/** Makes a certificate for loopback with `openssl`; `undefined` on a machine that does not have it. */
export function makeCertificate(folder: string): Certificate | undefined {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"];
  try {
    execFileSync("openssl", ["req", ...kind, ...subject, "-keyout", key, "-out", cert], { stdio: "pipe" });
  } catch {
    return undefined;
  }
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/**
 * Puts TLS and HTTP/2 before a server, as a proxy does in front of a site that is live. Without a certificate
 * the front is plain HTTP/1.1.
 */
export function createFront(
  behind: Server,
  certificate: Certificate | undefined,
): Server | Http2SecureServer {
  const pass = (request: unknown, response: unknown) => behind.emit("request", request, response);
  return certificate ? createSecureServer(certificate, pass) : createHttpServer(pass);
}
