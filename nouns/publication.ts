import { checkReport } from './check-report.ts';
import { field } from './kit/field.ts';
import { id, instant, integer, longText, status } from './kit/fields.ts';
import { lifecycle, status as shown } from './kit/lifecycle.ts';
import { noun } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';

/** The way of a version to the marketplace. What was published never changes: `revise` begins the next version. */
export const publicationFlow = lifecycle({
  initial: 'draft',
  statuses: {
    draft: shown('Draft', 'Черновик'),
    changes_requested: shown('To be mended', 'Нужны исправления', 'warning'),
    in_review: shown('In review', 'На проверке', 'accent'),
    approved: shown('Approved', 'Одобрена', 'good'),
    published: shown('Published', 'Опубликована', 'good'),
    suspended: shown('Suspended', 'Приостановлена', 'bad'),
  },
  moves: {
    submit: { from: ['draft', 'changes_requested'], to: 'in_review' },
    return: { from: ['in_review', 'approved'], to: 'changes_requested' },
    approve: { from: ['in_review'], to: 'approved' },
    publish: { from: ['approved'], to: 'published' },
    revise: { from: ['published', 'suspended'], to: 'draft' },
    suspend: { from: ['published'], to: 'suspended' },
    resume: { from: ['suspended'], to: 'published' },
  },
});

/** An integration that a company offers to others, in the version being worked on. */
export const publication = noun({
  type: 'integration_publication',
  words: words('Publication', 'Публикация интеграции'),
  table: 'publications',
  alias: 'publication',
  audience: 'internal',
  displayName: 'slug',
  lifecycle: publicationFlow,
  facts: ['created', 'updated', 'checked', 'submitted', 'returned', 'approved', 'published', 'suspended', 'resumed'],
  fields: {
    id: id().filterable().sortable(),
    slug: field<string>(
      'text',
      { type: 'string', minLength: 5, maxLength: 64, pattern: '^[a-z0-9](-?[a-z0-9])*\\.[a-z0-9](-?[a-z0-9])*$' },
      'Public identifier: the publisher, a dot, the integration',
      'Публичный идентификатор: издатель, точка, интеграция',
    )
      .required()
      .filterable()
      .sortable()
      .searchable()
      .example('sklad-soft.stock-watch'),
    number: integer('Version being worked on', 'Версия в работе', { minimum: 1 }),
    status: status(publicationFlow).filterable(),
    manifest: field<object>('structure', { type: 'object' }, 'What is published', 'Что публикуется').required(),
    checks: checkReport().nullable(),
    reviewNote: longText(4_000, 'What the reviewer asks for', 'Замечания проверяющего').nullable(),
    submittedAt: instant('Handed in for review', 'Отправлено на проверку').nullable(),
    reviewedAt: instant('Reviewed', 'Проверено').nullable(),
    ...recordFields,
  },
});
