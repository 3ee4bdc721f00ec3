-- Incoming invoices and requisitions may name the contract they stand under.

-- What one unit of the invoice's currency is worth in that of its contract, by the rate that the invoice keeps itself (`fx_rate`, into
-- the company's currency) and, where the contract is in a third currency, by the rate of that currency on the day of the invoice.
-- Null without a contract, and where a rate is not known.
alter table invoices add column contract_rate numeric check (contract_rate > 0);
alter table invoices add foreign key (tenant_id, contract_id) references contracts;
create index invoices_of_contract on invoices (tenant_id, contract_id) where contract_id is not null;

alter table requisitions add column contract_id uuid;
alter table requisitions add foreign key (tenant_id, contract_id) references contracts;
create index requisitions_of_contract on requisitions (tenant_id, contract_id) where contract_id is not null;

-- Incoming invoices that are owed and name the contract: how many there are, and what they are worth with VAT in its currency. One whose
-- rate is not known is counted as a document, but adds nothing to the amount: it is never taken one for one.
create function contract_documents(tenant_id uuid, contract uuid) returns table (invoices bigint, amount numeric)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select count(*), coalesce(sum(round(inv.gross * inv.contract_rate, 2)), 0.00) from invoices inv
  where inv.tenant_id = $1 and inv.contract_id = $2 and inv.status in ('received', 'pending_approval', 'approved', 'disputed', 'paid');
end $$;

create or replace function contract_usage(tenant_id uuid, contract uuid) returns numeric
language plpgsql stable as $$
#variable_conflict use_column
begin
  return (select taken.amount from contract_documents(tenant_id => $1, contract => $2) taken);
end $$;
