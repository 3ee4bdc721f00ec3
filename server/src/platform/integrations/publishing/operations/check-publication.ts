import Type from 'typebox';
import { id, integer, object } from '../../../../kernel/fields.ts';
import type { CheckReport } from '../../../../kernel/integrations/connector.ts';
import { command, inSteps, query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { assignments } from '../../../../kernel/sql/sql.ts';
import { checkReport, presentReport, type StoredReport } from '../../check-report.ts';
import type { Subject } from '../checks/check-ownership.ts';
import { type Known, runChecks } from '../checks/run-checks.ts';
import { changePublication, lockPublication, presentPublication, publicationRow } from '../publication.row.ts';
import { publication } from '../publication.ts';
import { publisherOf } from '../publisher.ts';

/** Three steps, so that no transaction is held while the publisher's server thinks. */
export const checkPublication = (known: Known) =>
  command({
    name: 'integrations.check-publication',
    summary: words('Run the automatic checks of a publication', 'Запустить автоматическую проверку публикации'),
    description:
      'Looks at the schema of settings, at scopes and events beside the data-transfer table, at the addresses and whose they are, and calls the publisher: one signed ping that has to be answered, and five calls that have to be refused.',
    permission: 'integrations.configure',
    scope: 'settings.write',
    refuses: ['business_rule_violated', 'version_conflict'],
    input: object({ id: id() }),
    output: checkReport,
    run: inSteps,

    async steps(steps, input) {
      const { version, ...subject } = (await steps.query(readSubject, input)) as Subject & { version: number };
      const report = await runChecks(steps.services, known, subject);
      return steps.command(recordChecks, { id: input.id, version, report });
    },
  });

const readSubject = query({
  name: 'integrations.read-publication-subject',
  summary: words('Prepare the checks of a publication', 'Подготовить проверку публикации'),
  permission: 'integrations.configure',
  scope: 'settings.write',
  input: object({ id: id() }),
  output: Type.Unknown(),
  async run({ db }, input): Promise<Subject & { version: number }> {
    const { slug, manifest, version } = await publicationRow(db, input.id);
    const { privacyUrl } = await publisherOf(db);
    return { tenantId: db.tenant, slug, manifest, privacyUrl, version };
  },
});

/** A report holds for the version it was made for: after a change another one is needed. */
const recordChecks = command({
  name: 'integrations.record-publication-checks',
  summary: words('Note the checks of a publication', 'Отметить проверку публикации'),
  permission: 'integrations.configure',
  scope: 'settings.write',
  input: object({ id: id(), version: integer('Version looked at'), report: Type.Unsafe<CheckReport>({}) }),
  output: checkReport,
  async run(ctx, { id, report }) {
    const before = await lockPublication(ctx.db, id);
    ctx.expectVersion(before.version);
    const stored: StoredReport = { ...report, at: new Date().toISOString() };
    const row = await changePublication(ctx.db, id, assignments({ checks: JSON.stringify(stored) }), ctx.actor.userId);
    const [old, now] = [presentPublication(before, ctx.language), presentPublication(row, ctx.language)];
    ctx.record(publication.changed('checked', old, now));
    return presentReport(stored, ctx.language);
  },
});
