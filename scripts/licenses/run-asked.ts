import type { PaidWidget } from '../../nouns/paid-widget.ts';
import { listLicenses } from '../../server/src/domains/company/paid-widgets/list-licenses.ts';
import { licenseMoves, setLicense } from '../../server/src/domains/company/paid-widgets/set-license.ts';
import { systemIn } from '../../server/src/kernel/access/actor.ts';
import { StartRefused } from '../../server/src/kernel/problems/start-refused.ts';
import { sql } from '../../server/src/kernel/sql/sql.ts';
import type { Door } from '../../server/src/platform/door/create-door.ts';
import { lastDay } from './last-day.ts';

export interface Asked {
  name: string | undefined;
  /** Name of the portal, as in its address. */
  portal: string | undefined;
  widget: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  months?: string | undefined;
  price?: string | undefined;
  note?: string | undefined;
  hidden?: boolean | undefined;
  shown?: boolean | undefined;
}

type Move = (typeof licenseMoves)[number];

const isMove = (name: string): name is Move => (licenseMoves as readonly string[]).includes(name);

/** Answers the lines to print. */
export async function runAsked(door: Door, asked: Asked): Promise<string[]> {
  const { name = '', portal, widget } = asked;
  if (name !== 'list' && name !== 'set' && !isMove(name))
    throw new StartRefused(`Say what to do: node scripts/licenses.ts ${['list', 'set', ...licenseMoves].join(', ')}.`);
  if (portal === undefined) throw new StartRefused('Name the portal, as in its address.');
  const found = await door.directory.first<{ tenant_id: string }>(sql`select * from find_portal(${portal})`);
  if (!found) throw new StartRefused(`There is no portal ${portal}.`);
  const system = systemIn(found.tenant_id);
  if (name === 'list') {
    const { result } = await door.query(listLicenses, system, {});
    return (result as { items: PaidWidget[] }).items.map(lineOf);
  }
  if (widget === undefined) throw new StartRefused('Name the widget: `list` shows all of them.');
  const { result } = await door.command(setLicense, system, {
    slug: widget,
    ...(isMove(name) && { move: name }),
    ...termsOf(asked),
  });
  return [lineOf(result as PaidWidget)];
}

function termsOf({ from, until, months, price, note, hidden, shown }: Asked) {
  if (until !== undefined && months !== undefined) throw new StartRefused('Say --until or --months, not both.');
  if (months !== undefined && from === undefined) throw new StartRefused('Say from which day: --from 2026-12-01.');
  const last = months === undefined ? until : lastDay(from as string, months);
  return {
    ...(from !== undefined && { activeFrom: from }),
    ...(last !== undefined && { activeUntil: last }),
    ...(price !== undefined && { priceMonthlyRub: price }),
    ...(note !== undefined && { note: note === '' ? null : note }),
    ...((hidden || shown) && { visible: !hidden }),
  };
}

const lineOf = ({ slug, licenseStatus, effectiveLicenseStatus, visible, ...widget }: PaidWidget) =>
  [
    `${licenseStatus.padEnd(8)} ${slug}`,
    effectiveLicenseStatus === licenseStatus ? '' : ` (in force: ${effectiveLicenseStatus})`,
    visible ? '' : ' (hidden)',
    ` · ${widget.activeFrom?.slice(0, 10) ?? '…'} – ${widget.activeUntil?.slice(0, 10) ?? '…'}`,
    ` · ${widget.priceMonthlyRub} ₽, this month ${widget.estimatedMonthlyAmountRub} ₽`,
    widget.trialUsed ? ' · trial used' : '',
    widget.note ? ` · ${widget.note}` : '',
  ].join('');
