import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/skerry/server/client", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": { target: process.env.VITE_API ?? "http://localhost:8000", ws: true } } },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
