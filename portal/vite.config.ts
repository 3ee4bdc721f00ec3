import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.PROKURA_URL ?? 'http://127.0.0.1:3000';

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
    rolldownOptions: { input: { portal: 'index.html', supplier: 'supplier/index.html' } },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/docs', '/problems', '/dev', '/health'].map((path) => [path, { target: server }]),
    ),
  },
});
