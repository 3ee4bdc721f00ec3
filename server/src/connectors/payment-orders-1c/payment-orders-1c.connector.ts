import { type Check, type CheckReport, connector } from '../../kernel/integrations/connector.ts';
import type { PaymentOrdersPort } from '../../kernel/integrations/ports/payment-orders.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';
import { checkCorrespondentAccount, checkSettlementAccount } from '../../platform/russian-identifiers/bank-account.ts';
import { checkInn } from '../../platform/russian-identifiers/check-inn.ts';
import { unwritable } from './encode-windows-1251.ts';
import { manifest, type PayerSettings } from './manifest.ts';
import { writeOrders } from './write-orders.ts';

const paymentOrders: PaymentOrdersPort<PayerSettings> = {
  payer: ({ payerName, inn, kpp = null, account, bank, bik, correspondentAccount }) => ({
    name: payerName,
    inn,
    kpp,
    account,
    bank,
    bik,
    correspondentAccount,
  }),
  firstNumber: ({ firstNumber = 1 }) => firstNumber,
  unwritable,
  write: (batch) => ({ bytes: writeOrders(batch), mediaType: 'text/plain; charset=windows-1251', extension: 'txt' }),
};

export const paymentOrdersFile = connector({
  manifest,
  asksNobody: true,
  ports: { paymentOrders },

  async test({ settings }): Promise<CheckReport> {
    const { payerName, inn, kpp, account, bank, bik, correspondentAccount } = settings;
    const checks = [
      check('inn', words('INN of the payer', 'ИНН плательщика'), checkInn(inn) === null, innWrong),
      check('kpp', words('KPP of the payer', 'КПП плательщика'), inn.length === 12 || kpp !== undefined, kppMissing),
      check(
        'account',
        words('Settlement account', 'Расчётный счёт'),
        checkSettlementAccount(account, bik) === null,
        accountWrong,
      ),
      check(
        'correspondent',
        words('Correspondent account', 'Корреспондентский счёт'),
        checkCorrespondentAccount(correspondentAccount, bik) === null,
        accountWrong,
      ),
      check(
        'text',
        words('Names can be written', 'Названия можно записать'),
        unwritable(payerName + bank).length === 0,
        letters,
      ),
    ];
    return { ok: checks.every(({ result }) => result === 'ok'), checks };
  },
});

const check = (id: string, label: Words, holds: boolean, wrong: Words): Check =>
  holds ? { id, label, result: 'ok' } : { id, label, result: 'failed', detail: wrong };

const innWrong = words('The check digits of the INN are wrong.', 'Неверные контрольные цифры ИНН.');

const kppMissing = words('A company has a KPP: fill it in.', 'У организации есть КПП: укажите его.');

const accountWrong = words(
  'The account does not belong to a bank with this BIK: check both.',
  'Счёт не подходит к этому БИК: проверьте оба значения.',
);

const letters = words(
  'A name contains characters the file cannot hold: use Russian or English letters.',
  'В названии есть символы, которых нет в кодировке файла: напишите его русскими или английскими буквами.',
);
