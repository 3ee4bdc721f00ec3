import { escapeHtml } from '../../../mail/letter-html.ts';
import type { BankDetails } from '../../binding/bound-document.ts';
import { documentWords } from '../../document-words.ts';

/** The head of an invoice as payment orders have it: the bank above, the recipient below. */
export function bankHtml(bank: BankDetails, language: 'ru' | 'en'): string {
  const words = documentWords[language];
  const said = (text: string) => escapeHtml(text);
  return `<table class="lined"><colgroup><col style="width:28%"><col style="width:28%"><col style="width:12%"><col></colgroup>
<tr><td colspan="2" rowspan="2">${said(bank.bankName)}<br><span class="small">${words.bankOfRecipient}</span></td><td>${words.bik}</td><td>${said(bank.bik)}</td></tr>
<tr><td>${words.account}</td><td>${said(bank.correspondentAccount)}</td></tr>
<tr><td>${words.inn} ${said(bank.inn)}</td><td>${words.kpp} ${said(bank.kpp)}</td><td rowspan="2">${words.account}</td><td rowspan="2">${said(bank.checkingAccount)}</td></tr>
<tr><td colspan="2">${said(bank.recipient)}<br><span class="small">${words.recipient}</span></td></tr>
</table>`;
}
