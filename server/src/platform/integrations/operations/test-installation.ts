import Type from 'typebox';
import type { ShownReport } from '../../../../../nouns/check-report.ts';
import { installationFlow } from '../../../../../nouns/installation.ts';
import { id, object } from '../../../kernel/fields.ts';
import type { AnyConnector, CheckReport } from '../../../kernel/integrations/connector.ts';
import { isLasting } from '../../../kernel/integrations/provider.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import { command, inSteps, query, type Steps } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { assignments } from '../../../kernel/sql/sql.ts';
import { callConnector } from '../call-connector.ts';
import { checkReport, presentReport, type StoredReport } from '../check-report.ts';
import { inspected, type PortInspection } from '../inspected.ts';
import { type Connectors, changeInstallation, installationRow, lockInstallation } from '../installation.row.ts';
import { installation } from '../installation.ts';
import { connectorOf, shown } from '../installed.ts';
import { writeLog } from '../log/write-log.ts';
import { type Connection, openConnection } from '../open-connection.ts';
import { followLife } from '../publishing/follow-life.ts';
import { afterFault, afterSuccess } from '../record-outcome.ts';
import { recoveredLine } from '../recovered-line.ts';
import { missingSettings } from '../settings/missing-settings.ts';
import { failedReport, nothingToCheck, plain, shownReport, type Tried, testLine } from './test-reports.ts';

/** Three steps, so that no transaction is held while the provider thinks: the settings are read, it is asked, the answer is written. */
export function testInstallation(connectors: Connectors, inspections: readonly PortInspection[]) {
  const check = checkNow(connectors, inspections);
  return command({
    name: 'integrations.test-installation',
    summary: words('Check the connection', 'Проверить подключение'),
    description:
      'Asks the provider without changing anything there, and answers what was looked at. A disabled installation can be checked too. A check that passes puts an installation that required setup to work.',
    permission: 'integrations.configure',
    scope: 'settings.write',
    refuses: ['business_rule_violated', 'integration_disabled'],
    input: object({ id: id() }),
    output: checkReport,
    run: inSteps,

    steps: (steps, input) => check(steps, input.id, true),
  });
}

/** The check itself; no person waits for one that the platform makes. */
export function checkNow(connectors: Connectors, inspections: readonly PortInspection[]) {
  const prepare = prepareTest(connectors, inspections);
  const record = recordTest(connectors);
  return async (steps: Steps, id: string, interactive: boolean): Promise<ShownReport> => {
    const {
      connection,
      connector,
      inspected: found,
    } = (await steps.query(prepare, { id })) as {
      connection: Connection;
      connector: AnyConnector;
      inspected: CheckReport | null;
    };
    const test = connector.test;
    if (found || !test)
      return steps.command(record, {
        id,
        configVersion: connection.configVersion,
        tried: plain(found ?? nothingToCheck),
      });
    const called = await callConnector(
      connector,
      connection,
      { services: steps.services, portal: steps.asSystem, correlationId: null, interactive },
      (call) => test(call),
    );
    const tried: Tried = {
      report: called.error ? failedReport(called.error) : shownReport(called.result, connection.secrets),
      error: called.error,
      lines: called.lines,
    };
    return steps.command(record, { id, configVersion: connection.configVersion, tried });
  };
}

const prepareTest = (connectors: Connectors, inspections: readonly PortInspection[]) =>
  query({
    name: 'integrations.prepare-test',
    summary: words('Prepare a check', 'Подготовить проверку'),
    permission: 'integrations.configure',
    scope: 'settings.write',
    input: object({ id: id() }),
    output: Type.Unknown(),
    async run(ctx, input) {
      const row = await installationRow(ctx.db, input.id);
      const connector = await connectorOf(connectors, ctx, row);
      const { manifest } = connector;
      const missing = missingSettings(manifest.settings, row.settings, row.secrets_shown);
      if (missing.length > 0) throw settingsIncomplete(missing);
      const found = await inspected(ctx, connector, inspections, row.id);
      return { connection: await openConnection(ctx, row), connector, inspected: found };
    },
  });

export const settingsIncomplete = (missing: readonly string[]) =>
  brokenRule(
    'settings_incomplete',
    words(`Fill in the settings first: ${missing.join(', ')}.`, `Сначала заполните настройки: ${missing.join(', ')}.`),
    { missing },
  );

/** A check holds for the settings it was made with: changed settings need another one. */
const recordTest = (connectors: Connectors) =>
  command({
    name: 'integrations.record-test',
    summary: words('Note a check', 'Отметить проверку'),
    permission: 'integrations.configure',
    scope: 'settings.write',
    input: object({ id: id(), configVersion: Type.Integer(), tried: Type.Unsafe<Tried>({}) }),
    output: checkReport,

    async run(ctx, { id, configVersion, tried: { report, error, lines } }) {
      const before = await lockInstallation(ctx.db, id);
      const stored: StoredReport = { ...report, at: new Date().toISOString() };
      const current = before.config_version === configVersion;
      const completes = report.ok && current && ['requires_setup', 'sync_error'].includes(before.status);
      const row = await changeInstallation(
        ctx.db,
        id,
        assignments({
          last_test: JSON.stringify(stored),
          ...(report.account !== undefined && { connected_account: report.account }),
          ...(report.ok ? afterSuccess(before) : error && afterFault(before, error)),
          // Settings that fail now have to pass anew, whatever they passed before.
          ...(current && { tested_version: report.ok ? configVersion : null }),
          ...(completes && {
            status: nextStatus(installationFlow, 'complete', before.status),
            next_sync_at: connectors.bySlug(before.slug)?.everySeconds ? stored.at : null,
          }),
          // What a person has to mend is not asked again by itself.
          ...(error && isLasting(error.kind) && { next_sync_at: null }),
        }),
        ctx.actor.userId,
      );
      if (report.ok && before.status === 'sync_error') await writeLog(ctx.db, id, [recoveredLine()]);
      if (completes) await followLife(ctx, row, 'installation.enabled');
      await writeLog(ctx.db, id, [...lines, testLine(report, stored.at)]);
      const [old, now] = [shown(connectors, before, ctx.language), shown(connectors, row, ctx.language)];
      ctx.record(installation.changed('tested', old, now));
      return presentReport(stored, ctx.language);
    },
  });
