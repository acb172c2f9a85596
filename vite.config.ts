import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { catalogue } from "./src/catalogue/compile/vite-plugin.ts";

export default defineConfig({
  plugins: [catalogue({ contentDir: process.env.CONTENT_DIR ?? "content" }), tailwindcss(), reactRouter()],
  envDir: false,
  build: { assetsInlineLimit: 0 },
});
