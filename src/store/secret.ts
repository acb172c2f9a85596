import type { Engine } from "./engine.ts";

export interface Secrets {
  /** Signs links. All of an installation's servers share it, and backups contain it, so links survive a restore. */
  readSecret(): Promise<Buffer>;
}

export function createSecrets({ db }: Pick<Engine, "db">): Secrets {
  return {
    async readSecret() {
      const { secret } = await db.selectFrom("serverSecret").select("secret").executeTakeFirstOrThrow();
      return Buffer.from(secret, "base64");
    },
  };
}
