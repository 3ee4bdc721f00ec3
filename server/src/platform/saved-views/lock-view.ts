import type { SavedView } from '../../../../nouns/saved-view.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { notFound } from '../../kernel/problems/errors.ts';
import { savedView, savedViews } from './saved-view.ts';

/** A view its owner changes, locked until the transaction ends. A shared one is also changed by whoever may change the company. */
export async function lockView(ctx: WriteContext, viewId: string): Promise<SavedView> {
  const { actor } = ctx;
  const view = await savedViews.lock(ctx.db, viewId);
  const mayChange =
    view.ownerId === actor.userId || (view.isShared && actor.permissions.has('company_settings.update'));
  if (!mayChange) throw notFound(savedView.noun);
  ctx.expectVersion(view.version);
  return view;
}
