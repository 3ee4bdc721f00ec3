import Type from 'typebox';
import { documentKinds } from '../../../../../nouns/document-kinds.ts';
import type { DocumentKind } from '../../../kernel/document-kind.ts';
import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { unknownReference, words } from '../../../kernel/problems/errors.ts';
import { chooseTemplate, type PrintFormat } from './choose-template.ts';

/** Whether all of the records are there and the template makes the format: asked before the first byte of an archive. */
export const checkPrinted = (kind: DocumentKind) =>
  query({
    name: 'document-templates.check-printed',
    summary: words('Check what is to be printed', 'Проверить, что печатается'),
    permission: 'internal',
    scope: null,
    input: object({
      ids: Type.Array(id()),
      format: Type.Unsafe<PrintFormat>({}),
      templateId: Type.Optional(id()),
    }),
    output: Type.Unknown(),

    async run({ db }, { ids, format, templateId }) {
      await chooseTemplate(db, { kind: kind.kind, templateId, format });
      const [namespace] = kind.variables;
      const there = await namespace?.exists(db, ids, documentKinds[kind.kind].entityType);
      const missing = ids.findIndex((id) => !there?.has(id));
      if (missing !== -1) throw unknownReference(`ids/${missing}`, documentKinds[kind.kind].words);
      return null;
    },
  });
