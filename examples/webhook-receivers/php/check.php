<?php

require __DIR__ . '/receive.php';

$vector = json_decode(file_get_contents(__DIR__ . '/../test-vector.json'), associative: true);
['secret' => $secret, 'body' => $body, 'time' => $time, 'header' => $header] = $vector;

$rightly = is_from_campcairn($secret, $header, $body, $time)
    && is_from_campcairn($secret, $header, $body, $time + 300)
    && !is_from_campcairn($secret, $header, $body, $time + 301)
    && !is_from_campcairn($secret . 'x', $header, $body, $time)
    && !is_from_campcairn($secret, str_replace('v1=d', 'v1=e', $header), $body, $time)
    && !is_from_campcairn($secret, $header, $body . ' ', $time)
    && !is_from_campcairn($secret, '', $body, $time)
    && !is_from_campcairn($secret, $header . "\n", $body, $time);
echo $rightly ? "ok\n" : "wrong\n";
exit($rightly ? 0 : 1);
