<?php

require 'campcairn.php';

$since = is_file('since.txt') ? file_get_contents('since.txt') : '2026-01-01T00:00:00Z';
$newest = $since;
foreach (readAll("/events?type=lead.created&since=$since") as $event) {
    // `since` is inclusive: skip the ids that you have.
    echo $event['id'], ' ', $event['created_at'], ' ', $event['delivery']['state'], "\n";
    $newest = $event['created_at'];
}
file_put_contents('since.txt', $newest);
