-- Contracts are approved before they are signed, where a route says by whom.
alter table contracts drop constraint contracts_status_check;
alter table contracts add constraint contracts_status_check
  check (status in ('draft', 'pending_approval', 'approved', 'rejected', 'on_signing', 'active', 'suspended', 'expired', 'terminated'));
-- Who sent it for approval.
alter table contracts add column submitted_by uuid;

alter table approval_routes drop constraint approval_routes_record_type_check;
alter table approval_routes add constraint approval_routes_record_type_check
  check (record_type in ('procurement', 'invoice', 'commercial_proposal', 'sales_invoice', 'contract'));
alter table approval_requests drop constraint approval_requests_record_type_check;
alter table approval_requests add constraint approval_requests_record_type_check
  check (record_type in ('procurement', 'invoice', 'commercial_proposal', 'sales_invoice', 'contract'));
