import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { noticeSettings, readSettings } from '../settings.ts';

export const getSettings = query({
  name: 'notices.get-settings',
  summary: words('How one wants to hear of things', 'Как сообщать мне о событиях'),
  permission: 'signed-in',
  scope: null,
  input: object({}),
  output: noticeSettings.view,
  asksAtOnce: true,
  run: ({ db, actor }) => readSettings(db, actor.userId as string),
});
