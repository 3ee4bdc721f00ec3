import { del, get, patch, post, routes } from '../../kernel/routes.ts';
import { createView } from './operations/create-view.ts';
import { deleteView } from './operations/delete-view.ts';
import { listViews } from './operations/list-views.ts';
import { updateView } from './operations/update-view.ts';

export const savedViewRoutes = routes('Saved views', [
  get('/api/v1/saved-views', listViews),
  post('/api/v1/saved-views', createView),
  patch('/api/v1/saved-views/:id', updateView),
  del('/api/v1/saved-views/:id', deleteView),
]);
