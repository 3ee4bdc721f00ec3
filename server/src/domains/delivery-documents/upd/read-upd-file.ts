import Type from 'typebox';
import type { DeliveryParty } from '../../../../../nouns/delivery-party.ts';
import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { brokenRule, notFound, refuse, words } from '../../../kernel/problems/errors.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { deliveryDocument } from '../delivery-document.ts';
import { deliveryReading } from '../delivery-rights.ts';
import { type WholeDocument, wholeDocuments } from '../parties-of.ts';
import { currencyCodes } from './currency-codes.ts';
import { inWindows1251 } from './in-windows1251.ts';
import { isNumberTaken } from './line-origin.ts';
import { nameParts } from './name-parts.ts';
import { updFileName, writeUpd } from './write-upd.ts';
import type { WrittenUpd } from './written-upd.ts';

/** The electronic file of a UPD. What it must say and the paper need not is named in the refusal. */
export const readUpdFile = query({
  name: 'delivery-documents.read-upd-file',
  summary: words('Read the electronic file of a UPD', 'Прочитать электронный файл УПД'),
  ...deliveryReading,
  refuses: ['template_not_applicable', 'business_rule_violated'],
  input: object({ id: id() }),
  output: Type.Unknown(),

  async run(ctx, { id }): Promise<{ name: string; bytes: Buffer }> {
    const whole = (await wholeDocuments(ctx.db, [id])).get(id);
    if (!whole) throw notFound(deliveryDocument.noun);
    if (whole.document.kind !== 'upd') throw refuse('template_not_applicable', updAlone);
    const { timezone } = await regionalOf(ctx);
    const upd = { ...known(whole), made: { day: dayIn(timezone), time: timeIn(timezone) } };
    return { name: `${updFileName(upd)}.xml`, bytes: inWindows1251(writeUpd(upd)) };
  },
});

const updAlone = words('XML is made of a UPD alone.', 'В XML выгружается только УПД.');

function known({ document, lines, parties }: WholeDocument): Omit<WrittenUpd, 'made'> {
  const { seller, customer, shipper, consignee } = parties;
  const sides = { seller, customer, shipper, consignee };
  const missing = Object.entries(sides).flatMap(([role, party]) => missingOf(role, party));
  if (seller && !nameParts(signatoryOf(seller))) missing.push('/seller/signatoryName');
  missing.push(...lines.flatMap((line, at) => (isNumberTaken(line) ? [] : [`/lines/${at}/customsDeclaration`])));
  if (missing.length > 0 || !seller || !customer || !shipper || !consignee) throw incomplete(missing);
  if (!currencyCodes[document.currency])
    throw brokenRule(
      'currency_without_code',
      words(`${document.currency} has no code in the format.`, `Для валюты ${document.currency} в формате нет кода.`),
      { currency: document.currency },
    );
  return { document, lines, parties: { seller, customer, shipper, consignee } };
}

/** An entrepreneur signs for himself. */
const signatoryOf = ({ signatoryName, inn, legalName }: DeliveryParty) =>
  signatoryName ?? (inn?.length === 12 ? legalName : '');

function missingOf(role: string, party: DeliveryParty | null): string[] {
  if (!party) return [`/${role}`];
  if (party.inn?.length === 10) return [];
  if (party.inn?.length !== 12) return [`/${role}/inn`];
  return nameParts(party.legalName) ? [] : [`/${role}/legalName`];
}

const incomplete = (missing: readonly string[]) =>
  brokenRule(
    'upd_incomplete',
    words(
      `The format asks for what the document does not say: ${missing.join(', ')}.`,
      `Для файла не хватает данных: ${missing.join(', ')}.`,
    ),
    { missing },
  );

const timeIn = (timeZone: string) =>
  new Intl.DateTimeFormat('ru-RU', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
    .format(portalNow())
    .replaceAll(':', '.');
