import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.PROKURA_URL ?? 'http://127.0.0.1:3000';

const partsOfMostPages =
  /@mantine|floating-ui|react-virtual|portal\/src\/shared\/|portal\/src\/kit\/(?!(say|format|decimal-text)\.ts)/;

/** Two pages: the portal, and the small page of a supplier without an account. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    manifest: 'manifest.json',
    rolldownOptions: {
      input: { portal: 'index.html', supplier: 'supplier/index.html' },
      // What a dozen pages use comes once, with the first; the supplier's page has none of it.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'parts', test: partsOfMostPages, minShareCount: 12 }],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/docs', '/problems', '/dev', '/health'].map((path) => [path, { target: server }]),
    ),
  },
});
