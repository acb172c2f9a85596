import type { Engine } from "./engine.ts";

export type Secrets = ReturnType<typeof createSecrets>;

export function createSecrets({ db }: Pick<Engine, "db">) {
  return {
    /** Signs links. All of an installation's servers share it, and backups contain it, so links survive a restore. */
    async readSecret(): Promise<Buffer> {
      const { secret } = await db.selectFrom("serverSecret").select("secret").executeTakeFirstOrThrow();
      return Buffer.from(secret, "base64");
    },
  };
}
