<?php

require 'campcairn.php';

$ranges = [['start' => '2027-06-01', 'end' => '2027-09-01', 'status' => 'available']];
$items = array_map(fn ($id) => ['external_id' => $id, 'ranges' => $ranges], ['bramble', 'heather']);
foreach (call('POST', '/availability/batch', ['items' => $items])['results'] as $result) {
    echo $result['external_id'], ' ', $result['status'], "\n";
}
