import type { ReactNode } from 'react';
import type { RecordOption } from '../../kit/form/record-option.ts';
import { RecordSelect } from '../../kit/form/record-select.tsx';
import { useMay } from '../session/me.ts';
import { type ContractsOf, findContracts } from './find-contracts.ts';

interface ContractSelectProps {
  label: string;
  value: RecordOption | null;
  onChange(next: RecordOption | null): void;
  /** Whose contracts are offered. */
  of?: ContractsOf;
  error?: ReactNode;
}

/** The contract that a document stands under, of those in force; not there for who may not see contracts. */
export function ContractSelect({ of = {}, ...input }: ContractSelectProps) {
  const may = useMay();
  if (!may('contracts.read')) return null;
  const kind = ['contracts', of.counterpartyId ?? of.supplierId].filter(Boolean).join('-');
  return <RecordSelect {...input} kind={kind} find={(search, signal) => findContracts(of, search, signal)} />;
}
