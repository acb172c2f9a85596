import { SMTPServer } from "smtp-server";

// A mail server that takes every mail and keeps none, in a process of its own: it must not slow down who measures. Prints
// its port.
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    stream.resume().on("end", () => done());
  },
});
const listening = server.listen(0, "127.0.0.1", () => {
  const address = listening.address();
  if (typeof address === "object" && address) console.log(address.port);
});
