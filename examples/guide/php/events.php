<?php

require 'campcairn.php';

$since = is_file('since.txt') ? file_get_contents('since.txt') : '2026-01-01T00:00:00Z';
$newest = $since;
for ($cursor = ''; $cursor !== null; $cursor = $page['next_cursor']) {
    $after = $cursor === '' ? '' : "&cursor=$cursor";
    $page = call('GET', "/events?type=lead.created&limit=200&since=$since$after");
    foreach ($page['data'] as $event) {
        // `since` is inclusive: skip the ids that you have.
        echo $event['id'], ' ', $event['created_at'], ' ', $event['delivery']['state'], "\n";
        $newest = $event['created_at'];
    }
}
file_put_contents('since.txt', $newest);
