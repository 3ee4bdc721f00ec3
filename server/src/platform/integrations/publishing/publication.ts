import Type from 'typebox';
import { entity } from '../../../kernel/entity.ts';
import { choice, id, instant, integer, longText, nullable } from '../../../kernel/fields.ts';
import { lifecycle } from '../../../kernel/lifecycle.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { recordFields } from '../../../kernel/record.ts';
import { checkReport } from '../check-report.ts';
import { externalManifest } from './external-manifest.ts';

/** The way of a version to the marketplace. What was published never changes: `revise` begins the next version. */
export const publicationLifecycle = lifecycle('draft', {
  submit: { from: ['draft', 'changes_requested'], to: 'in_review' },
  return: { from: ['in_review', 'approved'], to: 'changes_requested' },
  approve: { from: ['in_review'], to: 'approved' },
  publish: { from: ['approved'], to: 'published' },
  revise: { from: ['published', 'suspended'], to: 'draft' },
  suspend: { from: ['published'], to: 'suspended' },
  resume: { from: ['suspended'], to: 'published' },
});

export const publication = entity({
  type: 'integration_publication',
  noun: words('Publication', 'Публикация интеграции'),
  audience: 'internal',
  displayName: 'slug',
  lifecycle: publicationLifecycle,
  fields: {
    id: id(),
    slug: Type.String({
      minLength: 5,
      maxLength: 64,
      pattern: '^[a-z0-9](-?[a-z0-9])*\\.[a-z0-9](-?[a-z0-9])*$',
      title: 'Public identifier: the publisher, a dot, the integration',
      examples: ['sklad-soft.stock-watch'],
    }),
    number: integer('Version being worked on', { minimum: 1 }),
    status: choice(publicationLifecycle.statuses, 'Status'),
    manifest: externalManifest,
    checks: nullable(checkReport),
    reviewNote: nullable(longText(4_000, 'What the reviewer asks for')),
    submittedAt: nullable(instant('Handed in for review')),
    reviewedAt: nullable(instant('Reviewed')),
    ...recordFields,
  },
  facts: ['created', 'updated', 'checked', 'submitted', 'returned', 'approved', 'published', 'suspended', 'resumed'],
});

export type Publication = Type.Static<typeof publication.view>;
