-- The server alone writes what was done with the content: nobody adds an entry by hand, or leaves one out by ending the
-- session while it works.
drop function public.desk_content_note(text, jsonb);
