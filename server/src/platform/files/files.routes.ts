import { del, get, post, type Route, routes } from '../../kernel/routes.ts';
import type { FileHost } from './host.ts';
import { downloadFile } from './operations/download-file.ts';
import { getDownloadUrl } from './operations/get-download-url.ts';
import { listFiles } from './operations/list-files.ts';
import { removeFile } from './operations/remove-file.ts';
import { uploadFile } from './operations/upload-file.ts';

export const fileRoutes = (hosts: readonly FileHost[]): readonly Route[] =>
  routes('Files', [
    get('/api/v1/files', listFiles(hosts)),
    post('/api/v1/files', uploadFile(hosts)),
    get('/api/v1/files/download/:token', downloadFile, { policies: ['download-ip'] }),
    get('/api/v1/files/:fileId/download-url', getDownloadUrl(hosts)),
    del('/api/v1/files/:fileId', removeFile(hosts)),
  ]);
