import Type from 'typebox';
import type { DocumentTemplate } from '../../../../../nouns/document-template.ts';
import { flag, object } from '../../../kernel/fields.ts';
import { keepFields } from '../../../kernel/lists/keep-fields.ts';
import { listOutput } from '../../../kernel/lists/listing.ts';
import { type Keys, pageInMemory } from '../../../kernel/lists/page-in-memory.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { documentTemplate, templateReading } from '../document-template.ts';
import { ownTemplates } from '../own-templates.ts';
import { shownSystemTemplates } from '../system-templates.ts';

const { fields } = documentTemplate;

/** Those of the company before the built-in ones of each kind. */
const keysOf = ({ kind, isSystem, name, id }: DocumentTemplate): Keys => [
  `${kind} ${isSystem ? 1 : 0}`,
  `${name.toLowerCase()} ${id}`,
];

export const listTemplates = query({
  name: 'document-templates.list-templates',
  summary: words('List document templates', 'Список шаблонов документов'),
  description:
    'Templates of the company and the built-in layouts (`isSystem`), by kind. Archived ones are shown where `status` asks for them. Layouts are read one by one.',
  ...templateReading,
  refuses: ['invalid_fields', 'cursor_invalid', 'cursor_mismatch', 'cursor_expired'],
  input: object({
    limit: Type.Optional(
      Type.Integer({ minimum: 1, default: 50, title: 'Page size, 1 to 200; more is lowered to 200' }),
    ),
    cursor: Type.Optional(
      Type.String({
        title: 'Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours',
        maxLength: 500,
      }),
    ),
    includeTotal: Type.Optional(Type.Boolean({ title: 'Adds `meta.total`, exact to 10 000' })),
    fields: Type.Optional(
      Type.String({ title: 'Up to 50 paths to keep; `id` and `version` always stay', maxLength: 500 }),
    ),
    kind: Type.Optional(fields.kind),
    format: Type.Optional(fields.format),
    status: Type.Optional(fields.status),
    isDefault: Type.Optional(flag('Default')),
    isSystem: Type.Optional(flag('Part of the product')),
  }),
  output: listOutput(documentTemplate.view),

  async run(ctx, { kind, format, status = 'active', isDefault, isSystem, ...paging }) {
    const own = await ownTemplates(ctx.db);
    const wanted = { kind, format, status, isDefault, isSystem };
    const asked = Object.entries(wanted).filter(([, value]) => value !== undefined);
    const all: ReadonlyArray<DocumentTemplate & Record<string, unknown>> = [...own, ...shownSystemTemplates(own)];
    const chosen = all.filter((one) => asked.every(([name, value]) => one[name] === value));
    const page = pageInMemory(ctx, 'document-templates', { ...paging, ...wanted }, chosen, keysOf);
    return { ...page, items: keepFields(page.items, paging.fields, Object.keys(documentTemplate.view.properties)) };
  },
});
