<?php

require __DIR__ . '/receive.php';

$secret = getenv('CAMPCAIRN_SECRET') ?: throw new RuntimeException('Set CAMPCAIRN_SECRET.');
$folder = getenv('LEADS_DIR') ?: 'leads';
is_dir($folder) || mkdir($folder, recursive: true);

/** Keeps an event; one that was kept before stays as it is. */
function keep(string $file, string $body): void
{
    if (is_file($file)) {
        return;
    }
    $part = fopen("$file.part", 'w');
    fwrite($part, $body);
    fsync($part);
    fclose($part);
    rename("$file.part", $file);
}

$body = file_get_contents('php://input');
// In a planned rotation the second header is signed by the next secret.
$now = is_from_campcairn($secret, $_SERVER['HTTP_CC_SIGNATURE'] ?? '', $body);
$next = is_from_campcairn($secret, $_SERVER['HTTP_CC_SIGNATURE_NEXT'] ?? '', $body);
if (!$now && !$next) {
    http_response_code(401);
    exit;
}
$event = json_decode($body, associative: true, flags: JSON_THROW_ON_ERROR);
if ($event['type'] === 'lead.created' && preg_match('/^evt_\w+$/D', $event['id'])) {
    keep("$folder/{$event['id']}.json", $body);
}
http_response_code(204);
