import type { InputBaseProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RecordOption } from '../../../kit/form/record-option.ts';
import { counterpartyNameQuery } from '../../../shared/records/counterparty-name-query.ts';
import { findCounterparties } from '../../../shared/records/find-counterparties.ts';
import { useMay } from '../../../shared/session/me.ts';
import { IdSelect } from './id-select.tsx';

interface CounterpartyFieldProps extends InputBaseProps {
  placeholder?: string;
  value: string | null;
  onChange(next: string | null, option: RecordOption | null): void;
}

/** A counterparty that a record names; not there for whoever may not see them. */
export function CounterpartyField({ value, ...rest }: CounterpartyFieldProps) {
  const mayRead = useMay()('counterparties.read');
  const { data } = useQuery({ ...counterpartyNameQuery(value), enabled: mayRead && value !== null });
  if (!mayRead) return null;
  return <IdSelect kind="counterparties" value={value} called={data?.shortName} find={findCounterparties} {...rest} />;
}
