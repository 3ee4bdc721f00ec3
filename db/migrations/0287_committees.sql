-- Who signs the minutes of a comparison: the company's committee, or the one chosen for a requisition.
alter table company_profiles add column committee jsonb not null default '[]';
alter table requisitions add column committee jsonb;
