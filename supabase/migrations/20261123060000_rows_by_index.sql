-- The rows of a list ask for each lead who else has its number or address. While the table is small, reading it as
-- a whole is the cheapest way, and a connection keeps that plan: after an import of ten thousand leads every list
-- ran into its limit of eight seconds until the statistics were renewed. By index it takes milliseconds, always.
alter function private.list_rows(uuid[]) set enable_seqscan = off;
