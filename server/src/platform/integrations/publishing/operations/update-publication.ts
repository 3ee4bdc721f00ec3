import Type from 'typebox';
import { publicationFlow } from '../../../../../../nouns/publication.ts';
import { id, object, version } from '../../../../kernel/fields.ts';
import { nextStatus } from '../../../../kernel/lifecycle.ts';
import { command } from '../../../../kernel/operation.ts';
import { conflict, words } from '../../../../kernel/problems/errors.ts';
import { assignments } from '../../../../kernel/sql/sql.ts';
import { externalManifest } from '../external-manifest.ts';
import { changePublication, lockPublication, type PublicationRow, presentPublication } from '../publication.row.ts';
import { publication } from '../publication.ts';

export const updatePublication = command({
  name: 'integrations.update-publication',
  summary: words('Change a publication', 'Изменить публикацию'),
  description:
    'The whole manifest is given. A change of a published version begins the next one; what was published stays as it is. The checks have to be run anew.',
  permission: 'integrations.configure',
  scope: 'settings.write',
  refuses: ['conflict', 'version_conflict', 'precondition_failed'],
  input: object({ id: id(), manifest: externalManifest, version: Type.Optional(version()) }),
  output: publication.view,

  async run(ctx, { id, manifest }) {
    const before = await lockPublication(ctx.db, id);
    ctx.expectVersion(before.version);
    if (before.status === 'in_review' || before.status === 'approved') throw underReview();
    if (JSON.stringify(manifest) === JSON.stringify(before.manifest)) {
      ctx.nothingChanged();
      return presentPublication(before, ctx.language);
    }
    const row = await changePublication(
      ctx.db,
      id,
      assignments({ manifest: JSON.stringify(manifest), checks: null, ...begun(before) }),
      ctx.actor.userId,
    );
    const [old, now] = [presentPublication(before, ctx.language), presentPublication(row, ctx.language)];
    ctx.record(publication.changed('updated', old, now));
    return now;
  },
});

/** What was before all portals already is left alone: the change belongs to the next version. */
const begun = ({ status, number }: PublicationRow) =>
  status === 'published' || status === 'suspended'
    ? { status: nextStatus(publicationFlow, 'revise', status), number: number + 1, review_note: null }
    : {};

const underReview = () =>
  conflict(
    'publication_under_review',
    words(
      'It is under review: wait until it is returned or published.',
      'Версия на проверке: дождитесь возврата или публикации.',
    ),
  );
