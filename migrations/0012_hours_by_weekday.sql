-- Converts hours from Italian lines ('Martedì–Sabato', '9:00–19:00') to times by weekday. The days of lines in any other
-- form become closed.
CREATE FUNCTION pg_temp.by_weekday(lines jsonb) RETURNS jsonb LANGUAGE sql AS $$
  WITH weekdays (position, word, day) AS (
    VALUES (0, 'lun', 'monday'), (1, 'mar', 'tuesday'), (2, 'mer', 'wednesday'), (3, 'gio', 'thursday'),
      (4, 'ven', 'friday'), (5, 'sab', 'saturday'), (6, 'dom', 'sunday')
  ), spans AS (
    SELECT first.position AS from_position, coalesce(last.position, first.position) AS to_position,
      regexp_match(line ->> 'hours', '^(\d{1,2}:\d{2})\D+(\d{1,2}:\d{2})$') AS times
    FROM jsonb_array_elements(lines) AS line
      JOIN weekdays first ON first.word = lower(left(btrim(split_part(line ->> 'days', '–', 1)), 3))
      LEFT JOIN weekdays last ON last.word = lower(left(btrim(split_part(line ->> 'days', '–', 2)), 3))
  )
  SELECT jsonb_object_agg(day, CASE WHEN times IS NOT NULL
    THEN jsonb_build_object('opens', lpad(times[1], 5, '0'), 'closes', lpad(times[2], 5, '0')) END)
  FROM weekdays LEFT JOIN spans ON position BETWEEN from_position AND to_position
$$;

UPDATE studio_settings
SET opening_hours = pg_temp.by_weekday(opening_hours), contact_hours = pg_temp.by_weekday(contact_hours);
