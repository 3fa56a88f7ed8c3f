<?php

const FIVE_MINUTES = 300;

/** Whether a request is ours. $body is file_get_contents('php://input'); $header is CC-Signature. */
function is_from_campcairn(string $secret, string $header, string $body, ?int $now = null): bool
{
    if (!preg_match('/^t=(\d+),v1=([0-9a-f]{64})$/D', $header, $parts)) {
        return false;
    }
    [, $t, $v1] = $parts;
    if (abs(($now ?? time()) - (int) $t) > FIVE_MINUTES) {
        return false;
    }
    return hash_equals(hash_hmac('sha256', "$t.$body", $secret), $v1);
}
