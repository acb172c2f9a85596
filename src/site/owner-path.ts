/** The page of one lead, which emails to the owner link to. */
export function ownerPath<const Token extends string>(token: Token) {
  return `/owner/${token}` as const;
}
