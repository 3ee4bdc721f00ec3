-- Writes of agents leave 90 days after their week, whatever became of them.
grant delete on pending_writes to prokura_worker;
