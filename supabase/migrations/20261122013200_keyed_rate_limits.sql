-- Since now the counters' names hold keyed digests: without the server's secret nobody finds the number
-- or the network behind one by trying all of them. The names of before had no key, so they go at once.
delete from private.rate_limits;
comment on column private.rate_limits.bucket is 'Name of the limit and keyed digest of what it counts.';
