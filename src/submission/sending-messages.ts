/** Why nothing was sent (spec 5, 8). Apart from the other messages, because a page has these before it has the rules. */
export const sendingMessages = {
  offline: "You appear to be offline.",
  failed: "Something went wrong",
} as const;
