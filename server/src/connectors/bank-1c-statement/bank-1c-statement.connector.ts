import { type CheckReport, connector } from '../../kernel/integrations/connector.ts';
import type { StatementsPort } from '../../kernel/integrations/ports/statements.ts';
import { words } from '../../kernel/problems/errors.ts';
import { manifest } from './manifest.ts';
import { read } from './read-statement.ts';

const statements: StatementsPort = { module: new URL('./read-statement.ts', import.meta.url) };

export const bankStatementFile = connector({
  manifest,
  asksNobody: true,
  ports: { statements },

  async test({ settings }): Promise<CheckReport> {
    const answer = read(Buffer.from(sample, 'utf8'));
    const reads = 'statement' in answer && answer.statement.accounts.every(({ turnover }) => turnover === 'holds');
    return {
      ok: reads,
      checks: [
        {
          id: 'reader',
          label: words('A sample statement is read and its totals add up', 'Образец выписки читается, суммы сходятся'),
          result: reads ? 'ok' : 'failed',
        },
        {
          id: 'apply',
          label: words('How payments are applied', 'Как проводятся оплаты'),
          result: 'ok',
          detail: settings.applyExact
            ? words(
                'Exact matches are applied automatically; a person confirms the rest.',
                'Точные совпадения — сами, остальные — человеком.',
              )
            : words('Only by a person.', 'Только человеком.'),
        },
      ],
    };
  },
});

/** Two documents of one day, with opening and closing balances. */
const sample = `1CClientBankExchange
ВерсияФормата=1.03
Кодировка=UTF-8
ДатаНачала=20.11.2026
ДатаКонца=20.11.2026
РасчСчет=40702810938000000001
СекцияРасчСчет
ДатаНачала=20.11.2026
ДатаКонца=20.11.2026
РасчСчет=40702810938000000001
НачальныйОстаток=1000.00
ВсегоПоступило=500.00
ВсегоСписано=250.50
КонечныйОстаток=1249.50
КонецРасчСчет
СекцияДокумент=Платежное поручение
Номер=1
Дата=20.11.2026
Сумма=250.50
ПлательщикСчет=40702810938000000001
ДатаСписано=20.11.2026
ПолучательСчет=40702810400000000002
НазначениеПлатежа=Оплата по счету № 15
КонецДокумента
СекцияДокумент=Платежное поручение
Номер=7
Дата=20.11.2026
Сумма=500.00
ПлательщикСчет=40702810400000000002
ПолучательСчет=40702810938000000001
ДатаПоступило=20.11.2026
НазначениеПлатежа=Возврат
КонецДокумента
КонецФайла
`;
