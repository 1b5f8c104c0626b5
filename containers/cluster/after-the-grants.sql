-- After server/database/own-postgresql.sql. A commit that waits for a standby keeps its connection, also when the
-- process has given it up: without a limit they take every one, and the standby that would free them cannot copy.
alter role yctfc connection limit 60;
