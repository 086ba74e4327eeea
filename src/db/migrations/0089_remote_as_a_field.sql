-- Until now somebody was found under "Remote" for a word in their own text. It follows from work_arrangement from here
-- on, which nobody has said anything in yet.
update consultant_search
   set places = array_remove(places, 'remote'), changed_xid = pg_current_xact_id()
 where places @> array['remote']::text[] collate "C";
delete from consultant_search_counts where place = 'remote';
