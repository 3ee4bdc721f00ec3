import { act, get, patch, routes } from '../../kernel/routes.ts';
import { countUnread } from './operations/count-unread.ts';
import { getNotice } from './operations/get-notice.ts';
import { getSettings } from './operations/get-settings.ts';
import { listNotices } from './operations/list-notices.ts';
import { markAllRead } from './operations/mark-all-read.ts';
import { markRead } from './operations/mark-read.ts';
import { updateSettings } from './operations/update-settings.ts';

export const noticeRoutes = routes('Notices', [
  get('/api/v1/notices', listNotices),
  get('/api/v1/notices/count', countUnread),
  get('/api/v1/notices/:id', getNotice),
  act('/api/v1/notices/read-all', markAllRead),
  act('/api/v1/notices/:id/read', markRead),
  get('/api/v1/auth/me/notice-settings', getSettings),
  patch('/api/v1/auth/me/notice-settings', updateSettings),
]);
