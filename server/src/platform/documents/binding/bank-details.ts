import type { DocumentContent } from '../document-content.ts';
import type { BankDetails } from './bound-document.ts';
import { rawValue } from './content-values.ts';

export function bankDetails(party: 'seller' | 'customer', content: DocumentContent): BankDetails {
  const value = (leaf: string) => rawValue(content, `${party}.${leaf}`) ?? '';
  return {
    bankName: value('bankName'),
    bik: value('bik'),
    correspondentAccount: value('correspondentAccount'),
    checkingAccount: value('checkingAccount'),
    inn: value('inn'),
    kpp: value('kpp'),
    recipient: value('legalName') || value('name'),
  };
}
