alter table seller_profiles add column okpo text;
