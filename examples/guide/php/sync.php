<?php

require 'campcairn.php';

$file = fopen('fifty-vans.csv', 'r');
$names = fgetcsv($file, escape: '');
$items = [];
while ($cells = fgetcsv($file, escape: '')) {
    $row = array_combine($names, $cells);
    $items[] = [
        'external_id' => $row['id'],
        'category' => $row['category'],
        'title' => $row['title'],
        'url' => $row['url'],
        'location' => ['lat' => (float) $row['latitude'], 'lng' => (float) $row['longitude']],
        'price' => ['from' => (int) round($row['price'] * 100), 'currency' => $row['currency']],
        'vehicle' => ['berths' => (int) $row['sleeps'], 'transmission' => $row['transmission']],
    ];
}

$counts = [];
foreach (array_chunk($items, 100) as $some) {
    foreach (call('POST', '/listings/batch', ['items' => $some])['results'] as $result) {
        if ($result['result'] === 'error') {
            echo $result['external_id'], ' ', json_encode($result['error']), "\n";
        }
        $counts[$result['result']] = ($counts[$result['result']] ?? 0) + 1;
    }
}
echo json_encode($counts), "\n";
