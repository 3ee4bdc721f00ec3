import { type CheckReport, connector } from '../../kernel/integrations/connector.ts';
import type { TransferDocumentsPort } from '../../kernel/integrations/ports/transfer-functions.ts';
import { words } from '../../kernel/problems/errors.ts';
import { manifest } from './manifest.ts';
import { read } from './read-file.ts';

const transferDocuments: TransferDocumentsPort = { module: new URL('./read-file.ts', import.meta.url) };

export const updImport = connector({
  manifest,
  asksNobody: true,
  ports: { transferDocuments },

  async test(): Promise<CheckReport> {
    const answer = await read(Buffer.from(sample));
    const reads = 'document' in answer && answer.document.remarks.length === 0;
    return {
      ok: reads,
      checks: [
        {
          id: 'reader',
          label: words('A sample document is read and its sums hold', 'Образец УПД читается, суммы сходятся'),
          result: reads ? 'ok' : 'failed',
        },
      ],
    };
  },
});

const sample = `<?xml version="1.0" encoding="UTF-8"?>
<Файл ИдФайл="ON_NSCHFDOPPR_2BM-7707083893_2BM-7736050003_20261120_0_0_0_0_0_00" ВерсФорм="5.03" ВерсПрог="Prokura">
<Документ КНД="1115131" Функция="СЧФДОП" ДатаИнфПр="20.11.2026" ВремИнфПр="10.00.00">
<СвСчФакт НомерДок="15" ДатаДок="20.11.2026">
<СвПрод><ИдСв><СвЮЛУч НаимОрг="ООО Продавец" ИННЮЛ="7736050003" КПП="773601001"/></ИдСв></СвПрод>
<СвПокуп><ИдСв><СвЮЛУч НаимОрг="ООО Покупатель" ИННЮЛ="7707083893" КПП="773601001"/></ИдСв></СвПокуп>
<ДенИзм КодОКВ="643" НаимОКВ="Российский рубль"/>
</СвСчФакт>
<ТаблСчФакт>
<СведТов НомСтр="1" НаимТов="Цемент М500" ОКЕИ_Тов="796" НаимЕдИзм="шт" КолТов="10" ЦенаТов="100.00" СтТовБезНДС="1000.00" НалСт="22%" СтТовУчНал="1220.00"><СумНал><СумНал>220.00</СумНал></СумНал></СведТов>
<ВсегоОпл СтТовБезНДСВсего="1000.00" СтТовУчНалВсего="1220.00"><СумНалВсего><СумНал>220.00</СумНал></СумНалВсего></ВсегоОпл>
</ТаблСчФакт>
<СвПродПер><СвПер СодОпер="Товары переданы" ДатаПер="20.11.2026"><ОснПер РеквНаимДок="Договор" РеквНомерДок="1" РеквДатаДок="01.02.2026"/></СвПер></СвПродПер>
</Документ>
</Файл>`;
